// Measures the width of an element, so that the text of a drawing has the right size.

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
