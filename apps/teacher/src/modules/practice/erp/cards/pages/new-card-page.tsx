import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type ErpCardDocument, practice } from '@titian/contract'
import {
  ask,
  callKey,
  FormError,
  SavedAt,
  SiteLink,
  usePageTitle,
  useSavedForm,
  useShowFailure,
  useUnsavedWork,
} from '@titian/site'
import { SectionHead, toast, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../../app/paths.ts'
import { CardForm } from '../form/card-form.tsx'
import { cardContentOf, cardProblems, type CardValues, emptyCard } from '../form/card-values.ts'
import { placed } from '../form/refused-places.ts'
import { CardPreview } from '../parts/card-preview.tsx'
import { useExample } from '../parts/use-example.ts'

type Made = Pick<ErpCardDocument, 'sign' | 'version'>

/** The values, and the idempotency key with which a retry after a reload repeats the same call. */
type NewValues = CardValues & { key: string }

function NewCard({ first, draft }: { first: CardValues; draft: string }) {
  const { t } = useTranslation('erp')
  const router = useRouter()
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(practice.erpCards) })
    toast.success(t('site:toast.added'))
    await router.navigate({ ...linkTo.erpCard(sign), replace: true })
  }
  const form = useSavedForm<NewValues, Made>({
    mode: 'button',
    draft: `newErpCard.${draft}`,
    stored: { version: 0, sign: '' },
    valuesOf: () => ({ ...first, key }),
    problemsOf: cardProblems,
    send: (values) =>
      placed(ask(practice.addErpCard, { key: values.key, content: cardContentOf(values) })),
    onSaved: ({ sign }) => void open(sign),
    onFailure: useShowFailure(),
  })
  const { values, errors } = form
  // A draft survives a reload, but not the change to another page of the site. So leaving the page
  // asks for confirmation.
  useUnsavedWork(form.dirty && !form.busy, false, true)
  return (
    <>
      <FormError error={form.failure} />
      <CardForm values={values} onChange={form.change} errors={errors} />
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : 'none'} />
        <Button onClick={() => void form.save()} loading={form.busy}>
          {t('own.create')}
        </Button>
      </SaveBar>
      <CardPreview values={values} />
    </>
  )
}

/** PRC-238: creates a card, from an example or empty. */
export function NewCardPage() {
  const { t } = useTranslation('erp')
  const isEmpty = useSearch({ from: paths.newErpCard }).from === 'empty'
  const exampleOf = useExample()
  const [example] = useState(exampleOf)
  const [empty] = useState(emptyCard)
  usePageTitle(t('own.new'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('own.new')}
        lead={t(isEmpty ? 'own.emptyLead' : 'own.exampleLead')}
        more={
          <Button
            variant="default"
            component={SiteLink}
            {...linkTo.newErpCard(isEmpty ? undefined : 'empty')}
            keepPlace
          >
            {t(isEmpty ? 'own.withExample' : 'own.beginEmpty')}
          </Button>
        }
      />
      {isEmpty ? (
        <NewCard key="empty" first={empty} draft="empty" />
      ) : (
        <NewCard key="example" first={example} draft="example" />
      )}
    </>
  )
}
