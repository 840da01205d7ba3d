import { Fieldset } from '@mantine/core'
import { htmlLanguage, pickText, type Language } from '@titian/contract'
import { Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../calls/server-clock.ts'
import { useLanguages } from '../language/language-row.tsx'
import { useSchool } from '../school/use-school.ts'
import { useSession } from '../session/use-session.ts'
import { MessageArticle } from './message-article.tsx'
import { textsOf, writtenIn, type NoticeValues } from './notice-values.ts'

/**
 * CNT-098: shows the notice to readers of one language, also if it has no text in this language.
 */
export function NoticePreview({ values, language }: { values: NoticeValues; language: Language }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const { initial } = useSchool()
  const languages = useLanguages()
  const [now] = useState(serverNow)
  const written = writtenIn(values)
  const nameOf = (one?: Language) => languages.find((each) => each.language === one)?.name ?? ''
  const fallback = initial?.defaultLanguage ?? 'en'
  const pick = (field: 'title' | 'content') => pickText(textsOf(values, field), language, fallback)
  const shown = [language, fallback, ...written].find((one) => written.includes(one))
  const name = nameOf(language)
  return (
    <Fieldset legend={t('notice.preview', { name })}>
      {shown === undefined ? <p className="muted">{t('notice.previewNone')}</p> : null}
      {shown !== undefined && shown !== language ? (
        <Note>{t('notice.previewOther', { name, other: nameOf(shown) })}</Note>
      ) : null}
      {shown !== undefined ? (
        <div lang={htmlLanguage[shown]}>
          <MessageArticle
            message={{
              title: pick('title'),
              content: pick('content'),
              authorName: user?.name ?? null,
              createdAt: new Date(now).toISOString(),
            }}
          />
        </div>
      ) : null}
    </Fieldset>
  )
}
