/** Tests may import more than what they test. */
module.exports.test = '[.]test[.]tsx?$';
