import { Button, Group, NativeSelect, Title } from '@mantine/core'
import { commentMost, type RequestedReview, resume } from '@titian/contract'
import { ask, FormError, useForm, useLanguage } from '@titian/site'
import { Surface, toast } from '@titian/ui'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentField, useCommentProblem } from './comment-field.tsx'
import {
  changedByComments,
  type Place,
  placeOf,
  sectionName,
  sectionsOf,
  valueOf,
} from './place.ts'

interface PlaceProps {
  review: RequestedReview
  place: Place
  onPlace: (place: Place) => void
}

/** Chooses by keyboard what the comment is about; clicking on the page does the same. */
function PlaceField({ review: { paper }, place, onPlace }: PlaceProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const { shown, others } = sectionsOf(paper)
  const nameOf = (section: Place['section']) => sectionName(section, language, t('head'))
  const entriesOf = (section: Place['section']) =>
    section === 'advantage'
      ? []
      : (paper.sections.find(({ name }) => name === section)?.entries ?? []).filter(
          ({ title }) => title !== '',
        )
  const optionOf = (section: Place['section']) => ({ value: section, label: nameOf(section) })
  const options = shown.flatMap((section) => [
    optionOf(section),
    ...entriesOf(section).map(({ id, title }) => ({
      value: valueOf({ section, entryId: id }),
      label: `${nameOf(section)} · ${title}`,
    })),
  ])
  return (
    <NativeSelect
      label={t('form.about')}
      value={valueOf(place)}
      data={[
        { group: t('form.onPage'), items: [optionOf('basics'), ...options] },
        { group: t('form.notOnPage'), items: others.map(optionOf) },
      ].filter(({ items }) => items.length > 0)}
      onChange={({ currentTarget }) => onPlace(placeOf(currentTarget.value))}
    />
  )
}

/**
 * Returns the same idempotency key for the same text at the same target, and another key otherwise.
 */
function useKey() {
  const last = useRef({ text: '', key: '' })
  return (text: string): string => {
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** RES-127: adds a comment to the target that is chosen in the list or on the page. */
export function NewComment(props: PlaceProps & { onAdded: () => void }) {
  const { review, place, onAdded } = props
  const { sign } = review
  const { t } = useTranslation('resume')
  const title = useId()
  const keyOf = useKey()
  const problemOf = useCommentProblem()
  const { form, submit, busy, failure, forgetDraft } = useForm({
    initialValues: { content: '' },
    problemsOf: ({ content }) => ({ content: problemOf(content) }),
    send: ({ content }) => {
      const written = { sign, ...place, content: content.trim() }
      return ask(resume.addResumeComment, { ...written, key: keyOf(JSON.stringify(written)) })
    },
    refresh: changedByComments,
    onDone: () => {
      forgetDraft()
      toast.success(t('form.added'))
      onAdded()
    },
    draft: { owner: 'person', name: `comment ${sign}`, fields: ['content'] },
  })
  return (
    <Surface gap="sm">
      <form onSubmit={submit} noValidate aria-labelledby={title}>
        <Surface padding="none" gap="sm" bd={0}>
          <Title order={2} size="h3" id={title}>
            {t('form.title')}
          </Title>
          <FormError error={failure} />
          <PlaceField {...props} />
          <CommentField
            label={t('form.comment')}
            most={commentMost}
            {...form.getInputProps('content')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              {t('form.add')}
            </Button>
          </Group>
        </Surface>
      </form>
    </Surface>
  )
}
