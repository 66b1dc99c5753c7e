import { useState } from 'react'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Field } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { PhoneField } from '#ui/forms/phone-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { Pair, UiPart } from './part.tsx'

export function FieldStates() {
  const [phone, setPhone] = useState('991234567')
  const [wrong, setWrong] = useState(true)
  return (
    <UiPart name="Fields">
      <Pair>
        <Field label="Email" type="email" defaultValue="chipo@example.com" />
        <PhoneField
          label="Mobile money number"
          hint="Starts with 26, for example 260961234567."
          value={phone}
          error={wrong && 'Please enter a valid Zambian phone number starting with 26'}
          onChange={(event) => {
            setPhone(event.target.value)
            setWrong(false)
          }}
        />
        <PasswordField label="Password" defaultValue="one week is enough" autoComplete="off" />
        <PasswordField label="New password" startShown defaultValue="one week is enough" autoComplete="off" />
        <SelectField label="Academic level" defaultValue="Masters">
          <option>Bachelors</option>
          <option>Masters</option>
          <option>Doctorate</option>
        </SelectField>
        <Field label="Name, as it cannot be changed here" disabled defaultValue="Chipo Mwale" />
        <TextAreaField label="Research problem" defaultValue="Why do households with a wallet save more?" />
        <fieldset className="choosing">
          <legend className="legend">Checks</legend>
          <div className="opts">
            <Checkbox defaultChecked>Standard Tone</Checkbox>
            <Checkbox>Introduction Tone</Checkbox>
            <Checkbox disabled>Conclusion</Checkbox>
          </div>
        </fieldset>
      </Pair>
    </UiPart>
  )
}
