import { MEGABYTE } from '../spec.ts'

/** A file exactly at the limit passes, one byte more does not. */
export const fitsWithin = (bytes: number, megabytes: number) => bytes <= megabytes * MEGABYTE
