/**
 * Version of the API: rises when messages change in a way that older clients cannot read. 2: views have named cells, dice,
 * captives, strips and decisions.
 */
export const API_VERSION = 2;
