/**
 * A small page with the passage's height marked. Heights are classes, not a style attribute: the
 * content security policy allows no style inside the markup.
 */
export const PageMap = ({ at }: { at: 'p31' | 'p34' | 'p58' }) => (
  <div className={`map at-${at}`} aria-hidden="true">
    <i />
  </div>
)
