/** The thesis of the preview, which does not exist. */
export const SAMPLE = { title: 'Mobile money and household savings in Chipata District', pages: 124 } as const
