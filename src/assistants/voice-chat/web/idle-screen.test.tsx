import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { IdleRoom } from './idle-screen.tsx'

afterEach(cleanup)

it('asks for the room with the first letter, so that it is here should the line fail', () => {
  const onNear = vi.fn()
  const typing = { draft: '', onDraft: () => undefined }
  render(<IdleRoom onWish={() => undefined} onNear={onNear} entering={undefined} typing={typing} />)
  expect(onNear).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: 'W' } })
  expect(onNear).toHaveBeenCalled()
})
