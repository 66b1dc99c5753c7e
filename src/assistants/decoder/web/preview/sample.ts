/** The fictional thesis of the preview. */
export const SAMPLE = { title: 'Mobile money and household savings in Chipata District', pages: 124 } as const
