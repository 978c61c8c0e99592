/**
 * The version of the contract. It is raised when a part that exists changes its name, its type or its meaning, or goes.
 * A new kind and a new field do not raise it: readers ignore what they do not know (CONTRIBUTING, recipe 22).
 */
export const CONTRACT_VERSION = 1;
