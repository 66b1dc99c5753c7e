/** The address of a generated image: on this server and of this form; anything else is rejected. */
import { pathOf } from '#contracts/call.ts'
import { CALLS } from '../spec.ts'

export const addressOfImage = (imageId: string): string => pathOf(CALLS.showImage, { params: { imageId } })

const [BEFORE = ''] = CALLS.showImage.path.split(':')
const ID = /^[0-9a-f]{32}$/

export function imageIdIn(address: string, baseUrl: string): string | undefined {
  const path = address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : address
  const id = path.startsWith(BEFORE) ? path.slice(BEFORE.length) : ''
  return ID.test(id) ? id : undefined
}
