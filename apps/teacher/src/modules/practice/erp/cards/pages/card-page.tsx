import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { type ErpCardDocument, practice } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
  useSavedForm,
  useShowFailure,
  useUnsavedWork,
} from '@titian/site'
import { Note, SectionHead, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../../../app/paths.ts'
import { CardForm } from '../form/card-form.tsx'
import { cardContentOf, cardProblems, type CardValues, cardValuesOf } from '../form/card-values.ts'
import { placed } from '../form/refused-places.ts'
import { CardPreview } from '../parts/card-preview.tsx'
import { RemoveCard } from '../parts/remove-card.tsx'
import { CardConflict } from './card-conflict.tsx'

function Own({ card }: { card: ErpCardDocument }) {
  const { t } = useTranslation('erp')
  const client = useQueryClient()
  const router = useRouter()
  const { sign } = card
  const form = useSavedForm<CardValues, ErpCardDocument>({
    mode: 'button',
    draft: `erpCard.${sign}`,
    stored: card,
    valuesOf: ({ content }) => cardValuesOf(content),
    problemsOf: cardProblems,
    send: (values, version) =>
      placed(ask(practice.changeErpCard, { sign, version, content: cardContentOf(values) })),
    read: () => ask(practice.erpCard, { sign }),
    onSaved: (saved) => {
      client.setQueryData(askKey(practice.erpCard, { sign }), saved)
      void client.invalidateQueries({ queryKey: callKey(practice.erpCards) })
    },
    onFailure: useShowFailure(),
  })
  const { values, errors, dirty, busy, newer } = form
  // A draft survives a reload, but not the change to another page of the site. So leaving the page
  // asks for confirmation.
  useUnsavedWork(dirty && !busy, false, true)
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return (
    <>
      {card.used > 0 ? <Note>{t('own.usedNote', { count: card.used })}</Note> : null}
      {newer ? <CardConflict form={form} /> : <FormError error={form.failure} />}
      <CardForm values={values} onChange={form.change} errors={errors} />
      <SaveBar>
        <SavedAt state={dirty ? 'local' : 'saved'} at={form.at} />
        <RemoveCard
          card={card}
          onRemoved={() => {
            form.discard()
            return router.navigate({ ...linkTo.erpCards(), replace: true })
          }}
        />
        <Button disabled={!dirty || newer !== null} loading={busy} onClick={() => void save()}>
          {t('own.save')}
        </Button>
      </SaveBar>
      <CardPreview values={values} />
    </>
  )
}

function Body({ card }: { card: ErpCardDocument }) {
  const { t } = useTranslation('erp')
  const { dateTime } = useFormats()
  return (
    <>
      <SectionHead
        level={1}
        title={card.title}
        lead={[card.author, dateTime(card.changedAt)].join(' · ')}
        more={
          <Button variant="default" component={SiteLink} {...linkTo.erpCards()}>
            {t('own.all')}
          </Button>
        }
      />
      {card.isOwn ? (
        <Own card={card} />
      ) : (
        <>
          <Note>{t('own.notYours', { name: card.author })}</Note>
          <CardPreview values={cardValuesOf(card.content)} />
        </>
      )}
    </>
  )
}

/**
 * PRC-238: the page of a teacher's card. Its author sees a form, other teachers see it as a student
 * does.
 */
export function CardPage() {
  const { t } = useTranslation(['erp', 'site'])
  const { sign } = useParams({ from: paths.erpCard })
  const { data, error, refetch } = useAsk(practice.erpCard, { sign }, { staleTime: 0 })
  usePageTitle(data?.title ?? t('own.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} card={data} />
}
