/** A list of the state that was read. It is cached only if it is shared: an unshared list may still change (ADR 12). */
export class ReadList {
  private list: readonly number[] | null = null;

  /** Whether the list must be read (again). */
  isNew(list: readonly number[], isShared: boolean): boolean {
    if (list === this.list) return false;
    this.list = isShared ? list : null;
    return true;
  }

  forget(): void {
    this.list = null;
  }
}
