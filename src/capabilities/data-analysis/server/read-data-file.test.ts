import { expect, it } from 'vitest'
import { readDataFile } from './read-data-file.ts'

it('a file of semicolons keeps its decimal commas, quoted or not', async () => {
  for (const file of [
    'sex;bmi\nm;"22,5"\nf;"21,4"\nm;"30,1"\nf;"27,9"\n',
    'sex;bmi\nm;22,5\nf;21,4\nm;30,1\nf;27,9\n',
  ]) {
    const [read] = await readDataFile(new TextEncoder().encode(file), 'clinic.csv')
    const bmi = read!.table.variables.find(({ name }) => name === 'bmi')
    expect([...(bmi?.values ?? [])]).toEqual([22.5, 21.4, 30.1, 27.9])
  }
})
