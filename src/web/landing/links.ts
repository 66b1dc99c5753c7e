/** Where the page leads: within itself, and to the one door of the product. */
export const LOGIN = '/auth/login'

export const ANCHORS = [
  { id: 'features', label: 'Features' },
  { id: 'demo', label: 'Demo' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'pricing', label: 'Pricing' },
] as const
