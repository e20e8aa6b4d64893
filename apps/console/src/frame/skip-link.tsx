/**
 * Past all that stands before it: seen by whoever comes to it by Tab.
 * It leaves the address as it is: what stands behind its # may be the key of a link.
 */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a
    className="skip"
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
  >
    {children}
  </a>
);
