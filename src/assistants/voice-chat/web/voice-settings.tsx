import { type ComponentProps, lazy, Suspense } from 'react'

const VoiceSettingsDialog = lazy(() => import('#capabilities/voice/web/voice-settings-dialog.tsx'))

/** Fetched when somebody asks for it. */
export const VoiceSettings = (props: ComponentProps<typeof VoiceSettingsDialog>) => (
  <Suspense>
    <VoiceSettingsDialog {...props} />
  </Suspense>
)
