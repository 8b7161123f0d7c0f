import { useCoreStorefront } from '../storefront-context'

/** The address of a file of the API host, which may be at another origin, like its pictures. */
export function useFileAddress(): (path: string) => string {
  const { mediaBaseUrl } = useCoreStorefront().config
  return (path) => `${mediaBaseUrl}${path}`
}
