/*
 * Everything a site needs for its look, in one import. Mantine's styles come in their layered form,
 * so that our own rules win whatever order the bundler puts the files in.
 */
import './layers.css'
import './mantine-styles.ts'
import './styles.css'
import './mantine-corrections.css'
