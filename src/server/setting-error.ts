/** An invalid setting. Its message is the sentence the operator reads. */
export class SettingError extends Error {
  override name = 'WrongSetting'
}
