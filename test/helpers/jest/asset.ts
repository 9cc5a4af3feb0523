/** Replaces every picture, font and style sheet that webpack would have turned into an address. */
module.exports = 'asset';
