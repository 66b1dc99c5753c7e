/**
 * Registries of published works, asked whether a cited work is in them. Only its title, first author and year leave the machine, or
 * its DOI. Every registry behind this port passes reference-registry.conformance.ts.
 */
import type { Result } from '#kit/result.ts'
import type { RegistryProblem } from './registry-problem.ts'

export type WorkSought = { title: string; author: string; year: number | null }

/** A work as the registry has it. */
export type RegistryRecord = {
  title: string
  /** Family names, in order. */
  authors: string[]
  year: number | null
  container?: string
  volume?: string
  issue?: string
  pages?: string
  publisher?: string
  doi?: string
}

export type ReferenceRegistry = {
  readonly name: string
  readonly host: string
  /** Works that may be the one sought, the likeliest first; none if there is nothing like it. */
  find(work: WorkSought, signal?: AbortSignal): Promise<Result<RegistryRecord[], RegistryProblem>>
  /** The work that a DOI leads to; null if the registry does not know it. */
  withDoi(doi: string, signal?: AbortSignal): Promise<Result<RegistryRecord | null, RegistryProblem>>
}

export const REGISTRY_LIMITS = {
  candidates: 5,
  bytes: 2_000_000,
  patience: 8_000,
  tries: 3,
  /** A registry that wants to be left alone for longer is left alone, and the student is told. */
  longestWait: 5_000,
} as const
