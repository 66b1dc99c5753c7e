/** An invalid setting. Its message is the sentence the operator reads. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}
