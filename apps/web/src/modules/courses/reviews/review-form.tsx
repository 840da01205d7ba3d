import { Button, Group, Input, Rating, Stack, Textarea } from '@mantine/core'
import { courses, reviews, type CourseReview } from '@titian/contract'
import { ask, callKey, FormError, useAct, useForm } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** CRS-164: the maximum length in characters. */
const most = 1000

const refresh = [
  callKey(reviews.listReviews),
  callKey(courses.courseByCourseId),
  callKey(courses.courseList),
]

function RemoveOwn({ sign }: { sign: string }) {
  const { t } = useTranslation(['courses', 'site'])
  const [isOpen, setOpen] = useState(false)
  const remove = useAct(reviews.removeReview, {
    refresh,
    onDone: () => toast.success(t('reviews.removed')),
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('reviews.remove')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('reviews.removeTitle')}
        confirmLabel={t('reviews.remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ sign }))}
      />
    </>
  )
}

interface ReviewFormProps {
  courseSign: string
  own: CourseReview | null
}

/** CRS-164: the form for the caller's one review of the course, new or changed. */
export function ReviewForm({ courseSign, own }: ReviewFormProps) {
  const { t } = useTranslation('courses')
  const starsId = useId()
  const inputOf = (values: { stars: number; content: string }) => ({
    courseIdSign: courseSign,
    ...values,
  })
  const { form, submit, busy, failure, forgetDraft } = useForm({
    initialValues: { stars: own?.stars ?? 0, content: own?.content ?? '' },
    // The student site has no schemas, so only the stars are checked here. The server checks the
    // whole review.
    problemsOf: ({ stars, content }) => ({
      stars: stars === 0 ? t('reviews.starsMissing') : null,
      content: content.trim().length > most ? t('reviews.tooLong') : null,
    }),
    send: (values) => ask(reviews.saveReview, inputOf(values)),
    refresh,
    onDone: () => {
      forgetDraft()
      toast.success(t('reviews.saved'))
    },
    draft: { owner: 'person', name: `review ${courseSign}`, fields: ['content'] },
  })
  const { error, value, onChange } = form.getInputProps('stars') as {
    error?: string
    value: number
    onChange: (value: number) => void
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FormError error={failure} />
        <Input.Wrapper label={t('reviews.yourStars')} error={error} labelElement="div" id={starsId}>
          {/* `onChange` is needed as well, because only a mouse click chooses; arrow keys and
              screen readers just check the radio button. */}
          <Group
            gap={0}
            onChange={({ target }: FormEvent<HTMLDivElement>) =>
              onChange(Number((target as HTMLInputElement).value))
            }
          >
            <Rating
              value={value}
              onChange={onChange}
              size="lg"
              aria-labelledby={`${starsId}-label`}
              getSymbolLabel={(count) => t('reviews.stars', { count })}
            />
          </Group>
        </Input.Wrapper>
        <Textarea
          {...form.getInputProps('content')}
          label={t('reviews.yourWords')}
          description={t('reviews.wordsHint')}
          minRows={2}
          maxRows={10}
        />
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {t(own ? 'reviews.change' : 'reviews.send')}
          </Button>
          {own ? <RemoveOwn sign={own.idSign} /> : null}
        </Group>
      </Stack>
    </form>
  )
}
