import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { FILE_NAME, type FILE_NAME_PROBLEMS, fileNameProblem } from '../spec.ts'

export type FileNameProblem = Problem<keyof typeof FILE_NAME_PROBLEMS>

/** Control characters, and the invisible ones that turn text around and make 'fdp.exe' read as 'exe.pdf'. */
const UNSHOWABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/**
 * A name is only ever shown: files are stored under random names. No file system writes names like
 * the ones refused here, so a person never meets these sentences by accident.
 */
export function checkFileName(name: string): Result<string, FileNameProblem> {
  const trimmed = name.normalize('NFC').trim()
  if (!trimmed || trimmed === '.' || trimmed === '..') return failed(fileNameProblem('name-missing'))
  if (UNSHOWABLE.test(trimmed)) return failed(fileNameProblem('name-has-controls'))
  if (/[/\\]/.test(trimmed)) return failed(fileNameProblem('name-has-path'))
  if ([...trimmed].length > FILE_NAME.longest) return failed(fileNameProblem('name-too-long'))
  return ok(trimmed)
}
