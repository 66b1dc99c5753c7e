import { useState } from 'react'
import { useNavigate } from '#ui/router/use-navigation.ts'
import './auth-frame.css'
import { callApi } from '#api-client/call-api.ts'
import { useForm } from '#api-client/use-form.ts'
import { HOME } from '#product/pages.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { ChoiceCards } from '#ui/forms/choice-cards.tsx'
import type { Onboarding, onboard } from '../../contract.ts'
import type { FormWords } from '../../rules/refusal-words.ts'
import { ACADEMIC_LEVELS, CALLS, INTERESTS } from '../../spec.ts'
import { RefusalNote } from './refusal-note.tsx'

const LEVELS = ACADEMIC_LEVELS.map((level) => ({ value: level, name: level }))

/** Two questions, both optional, with a skip button always visible. */
export default function OnboardingScreen() {
  const navigate = useNavigate()
  const [academicLevel, setAcademicLevel] = useState<Onboarding['academicLevel']>()
  const [interests, setInterests] = useState<Onboarding['interests']>([])
  const goOn = () => navigate(HOME, { replace: true })

  const { busy, refusal, onSubmit } = useForm<Record<never, string>, FormWords>([], async () => {
    const answer = await callApi<typeof onboard>(CALLS.onboard, { body: { academicLevel, interests } })
    if (!answer.ok) {
      const beneath = answer.problem.message
      return { refusal: { message: 'Your answers could not be saved. Please try again.', beneath } }
    }
    goOn()
    return undefined
  })

  const toggle = (interest: (typeof INTERESTS)[number]) =>
    setInterests((chosen) =>
      chosen.includes(interest) ? chosen.filter((one) => one !== interest) : [...chosen, interest],
    )

  return (
    <form className="in onboarding" onSubmit={onSubmit}>
      <div className="head">
        <div>
          <h1>Two quick questions</h1>
          <p>Your level and your subjects. Both are optional.</p>
        </div>
      </div>
      <ChoiceCards
        legend="Academic level"
        choices={LEVELS}
        value={academicLevel}
        onChoose={setAcademicLevel}
      />
      <fieldset className="interests">
        <legend className="legend">Interests</legend>
        <div className="opts">
          {INTERESTS.map((interest) => (
            <Checkbox
              key={interest}
              name="interests"
              value={interest}
              checked={interests.includes(interest)}
              onChange={() => toggle(interest)}
            >
              {interest}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <RefusalNote words={refusal} />
      <div className="row">
        <Button type="submit" big busy={busy && 'Saving...'}>
          Save and continue
        </Button>
        <Button kind="quiet" big onClick={goOn}>
          Skip
        </Button>
      </div>
    </form>
  )
}
