/** The links of the page: to its own sections, and to the product's only entrance. */
export const LOGIN = '/auth/login'

export const ANCHORS = [
  { id: 'features', label: 'Features' },
  { id: 'demo', label: 'Demo' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'pricing', label: 'Pricing' },
] as const
