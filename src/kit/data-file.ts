/** What SPSS and Stata files hold, column by column. */
export type FileVariable = {
  name: string
  label: string
  /** Numbers; NaN where the value is missing, or declared to stand for a missing answer. Undefined for words. */
  numbers: Float64Array | undefined
  texts: string[] | undefined
  labels: ReadonlyMap<number, string>
  measure: 'nominal' | 'ordinal' | 'scale' | undefined
  /** How numbers count days: undefined where they are no dates. */
  isDate: boolean
}
export type DataFile = { rows: number; variables: FileVariable[] }
