import { textIn } from '#api-client/use-form.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { grantAccess } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { assistantNames } from '../admin-words.ts'
import { CodeField, codeIn, ReasonDialog } from '../reason-dialog.tsx'

type GrantDialogProps = {
  open: boolean
  onClose(): void
  /** Known on a user's own page; otherwise it is asked for. */
  user?: string | undefined
  onGranted(words: string): void
}

export function GrantDialog({ open, onClose, user, onGranted }: GrantDialogProps) {
  return (
    <ReasonDialog<typeof grantAccess>
      open={open}
      onClose={onClose}
      title="Give access"
      sentence="One purchase without payment, on the usual terms. This is logged under your name."
      button="Give access"
      address={CALLS.grantAccess}
      sent={(reason, form) => ({
        body: {
          user: textIn(form, 'user'),
          purchaseType: textIn(form, 'purchaseType'),
          reason,
          ...codeIn(form),
        },
      })}
      fields={
        <>
          <Field
            name="user"
            label="Email address"
            type="email"
            required
            defaultValue={user}
            readOnly={user !== undefined}
          />
          <SelectField name="purchaseType" label="Assistant">
            {assistantIds.map((id) => (
              <option key={id} value={ASSISTANTS[id].purchase.purchaseType}>
                {ASSISTANTS[id].name}
              </option>
            ))}
          </SelectField>
          <CodeField />
        </>
      }
      onDone={({ purchase }) => onGranted(`${assistantNames([purchase.AIType])} is now unlocked for them.`)}
    />
  )
}
