import { Anchor, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { applications, employment, letterMost } from '@titian/contract'
import { ask, askKey, FormError, ServerRefusal, SiteLink, useForm, useFormats } from '@titian/site'
import { DialogButtons, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppliedPost } from '../../../parts/job-acts.ts'
import { jobLinks } from '../../../parts/job-links.ts'
import { useChanged } from '../data/use-changed.ts'
import { CountedText } from '../parts/counted-text.tsx'

interface ApplyDialogProps {
  post: AppliedPost
  onClose: () => void
}

const ofPost = ['intentionMissing', 'postEnded', 'companyNoAddress']

/** Shows why an application was refused, with a link to what helps. */
function Refused({ refusal }: { refusal: ServerRefusal }) {
  const { t } = useTranslation('applications')
  return (
    <Stack gap="xs">
      <FormError error={refusal} />
      {refusal.reason === 'intentionMissing' ? (
        <SiteLink className="link" {...jobLinks.resume()}>
          {t('apply.toIntentions')}
        </SiteLink>
      ) : (
        <SiteLink className="link" {...jobLinks.home()}>
          {t('apply.others')}
        </SiteLink>
      )}
    </Stack>
  )
}

function WhatGoes() {
  const { t } = useTranslation('applications')
  const { gap } = useFormats()
  return (
    <section aria-labelledby="what-goes">
      <Text component="h3" id="what-goes" fz="sm" fw={600} mb={4}>
        {t('apply.whatGoes')}
      </Text>
      <Stack component="ul" gap={4} fz="sm" pl="md" style={{ listStyle: 'disc' }}>
        <li>
          {t('apply.resume')}
          {gap}
          <Anchor component={SiteLink} {...jobLinks.resume()} newTab fz="sm">
            {t('apply.preview')}
          </Anchor>
        </li>
        <li>{t('apply.letterGoes')}</li>
      </Stack>
      <Text component="p" fz="sm" c="var(--text-2)" mt="xs">
        {t('apply.withdraw')}
      </Text>
    </section>
  )
}

function ApplyForm({ post: { positionId, company }, onClose }: ApplyDialogProps) {
  const { t } = useTranslation(['applications', 'site'])
  const { number } = useFormats()
  const client = useQueryClient()
  const changed = useChanged()
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null)
  const { form, submit, busy, failure } = useForm({
    initialValues: { letter: '' },
    // The letter is stored, so that a failed network or a sign-in does not lose it.
    draft: { owner: 'person', name: `apply.${positionId}`, fields: ['letter'] },
    problemsOf: ({ letter }) => ({
      letter:
        letter.trim().length > letterMost ? t('apply.long', { most: number(letterMost) }) : null,
    }),
    send: ({ letter }) => {
      setRefusal(null)
      return ask(applications.sendEmail, { positionId, letter: letter.trim() })
    },
    onDone: (detail) => {
      changed(detail)
      onClose()
      toast.success(t('apply.done', { company: company.name }))
    },
    onFailed: (error) => {
      if (!(error instanceof ServerRefusal) || !ofPost.includes(error.reason ?? '')) return false
      setRefusal(error)
      if (error.reason === 'postEnded')
        void client.invalidateQueries({ queryKey: askKey(employment.jobDetails, { positionId }) })
      return true
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text component="p">{t('apply.to', { company: company.name })}</Text>
        <WhatGoes />
        <CountedText
          {...form.getInputProps('letter')}
          value={form.values.letter}
          most={letterMost}
          label={t('apply.letter')}
          description={t('apply.letterHint')}
          data-autofocus
        />
        {refusal ? <Refused refusal={refusal} /> : <FormError error={failure} />}
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t('apply.send')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** JOB-024: confirms what is sent to whom, with a letter. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { t } = useTranslation(['applications', 'site'])
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('apply.title', { title: props.post.title })}
      size={560}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <ApplyForm {...props} />
    </Modal>
  )
}
