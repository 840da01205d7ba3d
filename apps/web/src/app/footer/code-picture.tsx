import styles from './school-footer.module.css'

/** A code to scan; nothing where the school gave none. */
export function CodePicture({ src, label }: { src: string | null; label: string }) {
  if (!src) return null
  return (
    <figure className={styles['code']}>
      <img src={src} alt={label} width={96} height={96} loading="lazy" />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
