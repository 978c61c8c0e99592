/**
 * Raised when messages change in a way that older clients cannot read. Version 2: views have named cells, dice,
 * captives, strips and decisions. Version 3: a live game begins when everybody is ready, so clients must say so.
 */
export const API_VERSION = 3;
