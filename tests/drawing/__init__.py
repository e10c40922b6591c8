"""Laws of pictures: what stand-alone SVG and PNG hold, colours that people can tell apart, letters, figures."""
