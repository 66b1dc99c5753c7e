const star =
  'M12 1.5l3.1 7 7.4.7-5.600 4.900 1.700 7.400L12 17.600l-6.600 3.900 1.700-7.400L1.500 9.200l7.400-.7z'

export const Stars = () => (
  <svg viewBox="0 0 120 24" width="120" height="24" role="img" aria-label="5 out of 5 stars">
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} transform={`translate(${x} 0)`} fill="var(--ill-2)" d={star} />
    ))}
  </svg>
)
