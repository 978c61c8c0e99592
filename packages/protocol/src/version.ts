/**
 * Raised when messages change in a way that older clients cannot read. Version 2: views have named cells, dice,
 * captives, strips and decisions.
 */
export const API_VERSION = 2;
