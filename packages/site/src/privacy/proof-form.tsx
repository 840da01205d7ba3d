import { Button, Stack } from '@mantine/core'
import { Segmented } from '@titian/ui'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SecretField } from '../account/secret-field.tsx'
import type { FieldOf } from '../forms/use-form.ts'
import { FormError } from '../parts/form-error.tsx'
import type { ProofMode, useProof } from './use-proof.ts'

/**
 * The props of the field for a code by SMS. A site without this field asks for the password only.
 */
export interface CodeFieldsProps {
  fieldOf: FieldOf<'code' | 'captcha'>
  captcha: string
  onProblem: (at: 'phone' | 'code' | 'captcha', text: string) => void
  fillCaptcha: (code: string) => void
}

interface ProofFormProps {
  proof: ReturnType<typeof useProof>
  CodeFields?: ComponentType<CodeFieldsProps> | undefined
  label: string
  danger?: boolean
  children?: ReactNode
}

const modes: ProofMode[] = ['password', 'code']

/** ACC-301: the field for the password or a code, and the submit button. */
export function ProofForm({ proof, CodeFields, label, danger, children }: ProofFormProps) {
  const { t } = useTranslation('privacy')
  const { form, submit, busy, failure, fail, mode, setMode } = proof
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        {children}
        {CodeFields ? (
          <Segmented
            label={t('proof.how')}
            value={mode}
            onChange={setMode}
            options={modes.map((value) => ({ value, label: t(`proof.${value}`) }))}
            full
          />
        ) : null}
        {mode === 'code' && CodeFields ? (
          <CodeFields
            fieldOf={form.getInputProps}
            captcha={form.values.captcha}
            onProblem={(at, text) => void fail({ [at === 'phone' ? 'code' : at]: text })}
            fillCaptcha={(code) => form.setFieldValue('captcha', code)}
          />
        ) : (
          <SecretField
            {...form.getInputProps('password')}
            label={t('proof.own')}
            autoComplete="current-password"
          />
        )}
        <FormError error={failure} />
        <Button
          type="submit"
          mr="auto"
          loading={busy}
          variant={danger ? 'default' : 'filled'}
          {...(danger && { c: 'var(--danger)' })}
        >
          {label}
        </Button>
      </Stack>
    </form>
  )
}
