import { passMark, type Paper } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useAmounts } from '../../use-words.ts'
import styles from './start-facts.module.css'

function useFacts({
  examination,
  own,
  attemptsLeft,
  remaining,
  status,
  serverTime,
}: Paper): [label: string, value: string][] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { duration } = useAmounts()
  const { startTime, totalScore, subjects } = examination
  const { limitSeconds, endTime } = own
  const pass = {
    points: formats.score((totalScore * passMark) / 100),
    total: formats.score(totalScore),
  }
  const running = status === 'continue' && remaining !== null
  const opensLater = startTime !== null && startTime > serverTime
  return [
    running
      ? [t('start.timeLeft'), duration(remaining)]
      : [t('start.timeLimit'), limitSeconds ? duration(limitSeconds * 1000) : t('start.noLimit')],
    ...(opensLater ? [[t('start.opens'), formats.dateTime(startTime)] as [string, string]] : []),
    [t('start.ends'), endTime ? formats.dateTime(endTime) : t('start.noEnd')],
    [t('start.questions'), formats.number(subjects)],
    [t('start.points'), formats.score(totalScore)],
    [t('start.pass'), t('start.passValue', pass)],
    [
      t('start.attempts'),
      attemptsLeft === null ? t('start.unlimited') : formats.number(attemptsLeft),
    ],
  ]
}

export function StartFacts({ paper }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  const facts = useFacts(paper)
  return (
    <div className={styles['facts']}>
      <h2 className="visually-hidden">{t('start.facts')}</h2>
      <dl className={styles['grid']}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
