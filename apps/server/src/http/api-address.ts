// Which addresses belong to the API, however they are spelled: the router knows its routes by one spelling alone, and
// the files of the page would answer the others.

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path with one kind of slash, none of them double, and without steps. */
function plain(path: string): string {
  const steps: string[] = [];
  for (const part of path.split(/[\\/]+/)) {
    if (part === '..') steps.pop();
    else if (part !== '' && part !== '.') steps.push(part);
  }
  return `/${steps.join('/')}`;
}

const isUnderApi = (path: string): boolean => /^[\\/]*api(?:[\\/?#]|$)/i.test(path);

/** Whether an address is one of the API as it is written, or after it is decoded and its steps are taken. */
export function isApi(url: string): boolean {
  const path = decoded(url.split(/[?#]/, 1)[0]!);
  return isUnderApi(path) || isUnderApi(plain(path));
}
