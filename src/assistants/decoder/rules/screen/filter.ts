/** The indexes of the points that contain the query, ignoring case. An empty query keeps them all. */
export function filterPoints(points: string[], text: string): number[] {
  const wanted = text.trim().toLowerCase()
  return points.flatMap((point, at) => (point.toLowerCase().includes(wanted) ? [at] : []))
}
