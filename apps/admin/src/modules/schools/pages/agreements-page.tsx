import { Box } from '@mantine/core'
import { useSearch, useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import {
  type Agreement,
  type AgreementForm,
  agreementForms,
  agreementIn,
  schools,
} from '@titian/contract'
import { ask, byContract, callKey, ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import { SectionHead, Segmented, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { AgreementEditor } from '../agreements/agreement-editor.tsx'
import { AgreementHistory } from '../agreements/agreement-history.tsx'
import {
  agreementInputOf,
  agreementValuesOf,
  type AgreementValues,
} from '../agreements/agreement-values.ts'
import { inLines } from '../parts/form-texts.ts'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { useSchoolForm } from '../parts/use-school-form.ts'

function useDifferences(local: AgreementValues, remote: AgreementValues | null) {
  const { t } = useTranslation('schools')
  if (!remote) return []
  const fields = [
    { name: t('longText.title'), local: inLines(local.title), remote: inLines(remote.title) },
    { name: t('agreements.text'), local: inLines(local.html), remote: inLines(remote.html) },
  ]
  return fields.filter((field) => field.local !== field.remote)
}

function Body({ stored, onSaved }: { stored: Agreement; onSaved: () => Promise<void> }) {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  const [own] = useOwnLanguages()
  const { form: kind } = stored
  const saved = useSchoolForm({
    stored,
    valuesOf: agreementValuesOf,
    problemsOf: byContract(agreementIn(own), {
      inputOf: (values) => agreementInputOf(values, kind),
    }),
    send: (values, version) =>
      ask(schools.saveAgreement, { ...agreementInputOf(values, kind), version }),
    read: () => ask(schools.getAgreement, { form: kind }),
  })
  const save = async () => {
    if (await saved.save()) await onSaved()
  }
  return (
    <>
      <Box component="p" className="meta" my="md">
        {t('agreements.current', { version: stored.version, date: formats.date(stored.at) })}
        {stored.isStandard ? ` ${t('agreements.isStandard')}` : ''}
      </Box>
      <SavedPage
        saved={{ ...saved, save }}
        differences={useDifferences(saved.values, saved.remote)}
      >
        <AgreementEditor form={saved.form} stored={stored} />
      </SavedPage>
      <AgreementHistory form={kind} />
    </>
  )
}

function Chosen({ form }: { form: AgreementForm }) {
  const { t } = useTranslation('schools')
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useAsk(schools.getAgreement, { form }, { gcTime: 0 })
  // Changes the form only after a save on this page: a save by another person must not discard what
  // is being written here.
  const onSaved = async () => {
    await refetch()
    void client.invalidateQueries({ queryKey: callKey(schools.agreementVersions) })
    setRound((before) => before + 1)
  }
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={round} stored={data} onSaved={onSaved} />
}

const words = ['1', '2', '3'] as const

/** CNT-064, CNT-065, CNT-083: the three agreements of the school. */
export function AgreementsPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('agreements.title'))
  const navigate = useNavigate()
  const search = useSearch({ from: paths.agreements })
  const word = words.find((one) => one === search.form) ?? '1'
  const form = agreementForms.find((one) => String(one) === word) ?? 1
  return (
    <>
      <SectionHead level={1} title={t('agreements.title')} lead={t('agreements.lead')} />
      <Segmented
        label={t('agreements.choose')}
        value={word}
        onChange={(value) => void navigate({ to: paths.agreements, search: { form: value } })}
        options={words.map((value) => ({ value, label: t(`agreements.form.${value}`) }))}
      />
      <Chosen key={form} form={form} />
    </>
  )
}
