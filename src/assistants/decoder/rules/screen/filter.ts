/** The places of the points that contain what was typed, upper and lower case alike. Nothing typed keeps them all. */
export function filterPoints(points: string[], text: string): number[] {
  const wanted = text.trim().toLowerCase()
  return points.flatMap((point, at) => (point.toLowerCase().includes(wanted) ? [at] : []))
}
