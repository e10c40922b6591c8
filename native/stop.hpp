// When a kernel has to stop: its deadline passed, or somebody raised the cancel flag.
// A kernel asks every few thousand nodes and returns what it knows so far.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

namespace robacus {

// Raised from any thread while a kernel runs in another; never lowered.
class CancelFlag {
public:
    void raise() noexcept { raised_.store(true, std::memory_order_relaxed); }
    bool raised() const noexcept { return raised_.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> raised_{false};
};

class Stop {
    using Clock = std::chrono::steady_clock;

public:
    // `seconds` from now; infinity for no deadline, zero or less (or NaN) to stop at once.
    // `flag` may be null and must outlive the run.
    explicit Stop(double seconds, const CancelFlag* flag = nullptr) noexcept
        : deadline_(deadline_after(seconds)), flag_(flag) {}

    // With a question that is asked now and then as well, in the thread that made this only: whether somebody wants the
    // whole program to stop.  `wanted` must not throw.
    Stop(double seconds, const CancelFlag* flag, bool (*wanted)() noexcept) noexcept : Stop(seconds, flag) {
        wanted_ = wanted;
        next_ = Clock::now() + between_questions;
    }

    bool asked() const noexcept {
        if (flag_ && flag_->raised()) return true;
        const auto now = Clock::now();
        if (now >= deadline_) return true;
        if (!wanted_ || thread_ != std::this_thread::get_id() || now < next_) return false;
        next_ = now + between_questions;
        return wanted_();
    }

private:
    static constexpr auto between_questions = std::chrono::milliseconds(20);

    // Longer waits count as none: a clock's count must not overflow.
    static constexpr double longest_seconds = 1e9;

    static Clock::time_point deadline_after(double seconds) noexcept {
        if (seconds >= longest_seconds) return Clock::time_point::max();
        if (!(seconds > 0)) return Clock::time_point::min();
        return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }

    Clock::time_point deadline_;
    const CancelFlag* flag_;
    bool (*wanted_)() noexcept = nullptr;
    std::thread::id thread_ = std::this_thread::get_id();
    mutable Clock::time_point next_{};
};

}  // namespace robacus
