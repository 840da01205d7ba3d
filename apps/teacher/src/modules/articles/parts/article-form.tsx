import { Group, NativeSelect, TextInput } from '@mantine/core'
import { articles, articleTitleMost } from '@titian/contract'
import { FormError, useAsk, useSession } from '@titian/site'
import { hasRole } from '@titian/site/staff'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CoverField } from '../../../parts/cover-field.tsx'
import { RichTextField } from '@titian/site/rich-text'
import type { ArticleValues } from './article-values.ts'

interface ArticleFormProps {
  values: ArticleValues
  onChange: (part: Partial<ArticleValues>) => void
  errors: Readonly<Record<string, string>>
  coverSeed: string
  /** The address of the stored picture. */
  picture: string | null
}

const categories = ['', '1', '2', '3'] as const

/** CNT-048: the fields of an article; only staff may mark it as news of the school. */
export function ArticleForm({ values, onChange, errors, coverSeed, picture }: ArticleFormProps) {
  const { t } = useTranslation('articles')
  const { user } = useSession()
  const { data: types = [] } = useAsk(articles.articleTypeList, {})
  const isStaff = user !== null && hasRole(user.roleStr, ['schoolAdmin', 'platformAdmin'])
  return (
    <Surface gap="md">
      <TextInput
        data-path="title"
        label={t('field.title')}
        description={t('hint.title', { count: articleTitleMost })}
        error={errors['title']}
        maxLength={articleTitleMost}
        value={values.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        {isStaff ? (
          <NativeSelect
            miw={220}
            label={t('field.category')}
            value={values.category}
            data={categories.map((value) => ({ value, label: t(`category.${value || 'none'}`) }))}
            onChange={({ currentTarget }) => {
              const chosen = categories.find((one) => one === currentTarget.value)
              if (chosen !== undefined) onChange({ category: chosen })
            }}
          />
        ) : null}
        <NativeSelect
          miw={220}
          label={t('field.type')}
          value={values.typeSign}
          data={[
            { value: '', label: t('field.noType') },
            ...types.map(({ sign, name }) => ({ value: sign, label: name })),
          ]}
          onChange={({ currentTarget }) => onChange({ typeSign: currentTarget.value })}
        />
      </Group>
      <CoverField
        seed={coverSeed}
        picture={picture}
        hasPicture={values.coverPath !== null}
        onChange={(coverPath) => onChange({ coverPath })}
      />
      <RichTextField
        label={t('field.content')}
        description={t('hint.content')}
        value={values.content}
        onChange={(content) => onChange({ content })}
      />
      {errors['content'] ? <FormError error={errors['content']} /> : null}
    </Surface>
  )
}
