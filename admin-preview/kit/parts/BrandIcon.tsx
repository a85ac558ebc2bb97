/** The tool's mark: three layers, the last one in the brand's colour. */
export const BrandIcon = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d="M16 3 29 9.5 16 16 3 9.5Z" fill="var(--color-brand)" />
    <path
      d="m3 16 13 6.5L29 16"
      stroke="var(--color-brand)"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity=".65"
    />
    <path
      d="m3 22.5 13 6.5 13-6.5"
      stroke="var(--color-brand)"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity=".35"
    />
  </svg>
);
