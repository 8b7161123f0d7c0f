/** The folders of the platform in front of a picture's path in documents. */
const PLATFORM_FOLDERS = /^(pub\/)?(media\/)?(catalog\/(product|category)\/)?/

/**
 * The paths in the media folder that an address can mean. The original has addresses of its platform, such as
 * `https://shop.example/media/catalog/product/s/h/alpha.jpg`; the host never fetches from another one.
 */
export function mediaPaths(address: string): readonly string[] {
  const path = address.replace(/^(https?:)?\/\/[^/]*/i, '').replace(/^\/+/, '')
  return [...new Set([path, path.replace(PLATFORM_FOLDERS, '')])]
}
