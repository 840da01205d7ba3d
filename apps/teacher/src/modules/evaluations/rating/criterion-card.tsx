import { Box, Button, Group, Menu, Radio, Stack, Textarea } from '@mantine/core'
import { type Assessment, pickText, type RatedCriterion, ratingCommentMost } from '@titian/contract'
import { useFormats, useLanguage } from '@titian/site'
import { BothEnds, StatusBadge } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CriterionEvidence } from './criterion-evidence.tsx'
import { KeyCap } from './key-cap.tsx'
import styles from './rating.module.css'
import { type Choice, countedLevel, lastChange } from './rating-values.ts'

interface LevelsProps {
  criterion: RatedCriterion
  /** Null when this teacher does not rate the criterion. */
  chosen: number | null
  isFixed: boolean
  onLevel: (level: number) => void
}

/**
 * Shows the levels as cards. If this teacher does not rate the criterion, the cards cannot be
 * chosen.
 */
function Levels({ criterion, chosen, isFixed, onLevel }: LevelsProps) {
  const { t } = useTranslation('evaluations')
  const { percent } = useFormats()
  const language = useLanguage()
  const name = useId()
  return (
    <Stack
      gap="xs"
      role="radiogroup"
      aria-label={t('rating.levelOf', { name: pickText(criterion.names, language) })}
    >
      {criterion.levels.map((level, at) => (
        <Box
          // oxlint-disable-next-line react/no-array-index-key -- a level is identified by its index
          key={at}
          component="label"
          className={styles['level']}
          data-chosen={chosen === at || undefined}
          data-fixed={isFixed || undefined}
        >
          <Radio
            name={name}
            value={String(at)}
            checked={chosen === at}
            disabled={isFixed}
            onChange={() => onLevel(at)}
          />
          <Box flex={1} miw={0} fz="sm">
            <BothEnds>
              <span>
                <KeyCap>{String(at + 1)}</KeyCap> <b>{pickText(level.names, language)}</b>
              </span>
              <span className="num">{percent(level.percent / 100)}</span>
            </BothEnds>
            {pickText(level.texts, language) ? (
              <Box c="var(--text-2)" fz="xs">
                {pickText(level.texts, language)}
              </Box>
            ) : null}
          </Box>
        </Box>
      ))}
    </Stack>
  )
}

interface CommentProps {
  criterion: RatedCriterion
  choice: Choice
  error: string | undefined
  usual: readonly string[]
  onComment: (comment: string) => void
}

function Comment({ criterion, choice, error, usual, onComment }: CommentProps) {
  const { t } = useTranslation('evaluations')
  const language = useLanguage()
  const { comment, level } = choice
  const joined = (more: string) => [comment.trimEnd(), more].filter(Boolean).join('\n')
  return (
    <Stack gap={4}>
      <Textarea
        data-path={`${criterion.key}.comment`}
        label={t('rating.commentOf', { name: pickText(criterion.names, language) })}
        description={level === null ? t('rating.levelFirst') : undefined}
        error={error}
        disabled={level === null}
        minRows={2}
        autosize
        maxLength={ratingCommentMost}
        value={comment}
        onChange={(event) => onComment(event.currentTarget.value)}
      />
      {usual.length > 0 && level !== null ? (
        <Menu>
          <Menu.Target>
            <Button variant="subtle" size="sm" w="fit-content">
              {t('rating.insert')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown maw={420}>
            {usual.map((one) => (
              <Menu.Item
                key={one}
                disabled={joined(one).length > ratingCommentMost}
                onClick={() => onComment(joined(one))}
              >
                {one}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </Stack>
  )
}

/**
 * Shows the percentage that counts for a criterion, and the rating that a teacher has overridden.
 */
function Counted({ criterion, assessment }: Pick<CriterionCardProps, 'criterion' | 'assessment'>) {
  const { t } = useTranslation('evaluations')
  const formats = useFormats()
  const written = (percent: number | null) =>
    percent === null ? t('rating.notYet') : formats.percent(percent / 100)
  const { key, percent, override } = criterion
  const before = lastChange(assessment, key)?.before
  return (
    <Group gap="xs">
      <StatusBadge tone={percent === null ? 'warn' : 'neutral'}>
        <span className="num">{written(percent)}</span>
      </StatusBadge>
      {override === null ? null : (
        <StatusBadge tone="brand">
          <span className="num">{t('rating.insteadOf', { before: written(before ?? null) })}</span>
        </StatusBadge>
      )}
    </Group>
  )
}

interface CriterionCardProps {
  criterion: RatedCriterion
  assessment: Assessment
  /** Undefined for a criterion that no teacher rates. */
  choice: Choice | undefined
  isFixed: boolean
  errorOf: (path: string) => string | undefined
  onChange: (part: Partial<Choice>) => void
  /** Undefined if the caller may not override. */
  onOverride: (() => void) | undefined
}

/** One criterion: its levels, the ratings of others and of the program, and the caller's rating. */
export function CriterionCard(props: CriterionCardProps) {
  const { criterion, assessment, choice, isFixed, errorOf, onChange, onOverride } = props
  const { t } = useTranslation('evaluations')
  const { percent } = useFormats()
  const language = useLanguage()
  const id = useId()
  const name = pickText(criterion.names, language)
  const usual = assessment.usualComments.filter(({ key }) => key === criterion.key)
  const levelError = errorOf(`${criterion.key}.level`) ?? errorOf(criterion.key)
  return (
    <Box
      component="section"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles['criterion']}
      data-criterion={criterion.key}
    >
      <BothEnds>
        <h3 id={id}>{name}</h3>
        <Counted criterion={criterion} assessment={assessment} />
      </BothEnds>
      <p className="meta">
        {t(`rating.source.${criterion.source}`)} ·{' '}
        <span className="num">
          {t('rating.weight', { weight: percent(criterion.weight / 100) })}
        </span>
        {criterion.isTeachers && criterion.source !== 'teacher'
          ? ` · ${t('rating.fromTeacher')}`
          : ''}
      </p>
      <CriterionEvidence criterion={criterion} assessment={assessment} />
      <Levels
        criterion={criterion}
        chosen={isFixed || !choice ? countedLevel(criterion, choice) : choice.level}
        isFixed={isFixed || !choice}
        onLevel={(level) => onChange({ level })}
      />
      {levelError ? (
        <Box c="var(--danger)" fz="sm" role="alert">
          {levelError}
        </Box>
      ) : null}
      {choice && !isFixed ? (
        <Comment
          criterion={criterion}
          choice={choice}
          error={errorOf(`${criterion.key}.comment`)}
          usual={usual.map(({ comment }) => comment)}
          onComment={(comment) => onChange({ comment })}
        />
      ) : null}
      {choice && isFixed && choice.comment ? (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{choice.comment}</p>
      ) : null}
      {onOverride ? (
        <Button
          variant="subtle"
          size="sm"
          w="fit-content"
          aria-label={t('rating.overrideOf', { name })}
          onClick={onOverride}
        >
          {t('rating.override')}
        </Button>
      ) : null}
    </Box>
  )
}
