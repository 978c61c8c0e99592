// The width of an element as the page gives it, so that a drawing can have text of the right size.

import { useCallback, useState } from 'react';

export function useWidth(otherwise: number): [number, (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(otherwise);
  const measure = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry!.contentRect.width))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}
