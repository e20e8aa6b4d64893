import { useEffect, useRef } from 'react';

const isGone = (one: Element): boolean => !one.isConnected || one.matches(':disabled');

/**
 * Where what had the focus goes away, since it was sent or settled, whatever held it has the focus: nobody with a keyboard begins
 * again at the top of the page. @returns what the element that holds it is given
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holder = ref.current!;
    let last: Element | undefined;
    const regain = () => {
      if (!last || !isGone(last) || document.activeElement !== document.body) return;
      last = undefined;
      holder.focus();
    };
    holder.addEventListener('focusin', ({ target }) => (last = target as Element));
    // Whoever goes elsewhere by themselves stays there. What goes away loses the focus before it is gone.
    const leave = () => {
      if (last && !isGone(last) && !holder.contains(document.activeElement)) last = undefined;
      regain();
    };
    holder.addEventListener('focusout', () => setTimeout(leave));
    const changes = new MutationObserver(regain);
    changes.observe(holder, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => changes.disconnect();
  }, []);
  return { ref, tabIndex: -1 };
}
