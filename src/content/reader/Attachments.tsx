import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FileText, Image as ImageIcon, Sheet } from 'lucide-react';
import { useFileSize } from '@src/components/data/useFileSize';
import { contentFile } from '@src/lib/statics';
import type { StoredFile } from '../types';
import { useContentText } from '../words';

const icons = [
  { pattern: /^image\//, icon: ImageIcon },
  { pattern: /sheet|excel/, icon: Sheet },
] as const;

/** The attachments of the version. */
export function Attachments({ items }: { items: readonly StoredFile[] }) {
  const { t } = useContentText();
  const fileSize = useFileSize();
  if (items.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('attachments.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        }}
      >
        {items.map((item) => {
          const Icon = icons.find(({ pattern }) => pattern.test(item.mime))?.icon ?? FileText;
          const { url, size } = contentFile(item);
          return (
            <Box component="li" key={item.id}>
              <Link
                href={url}
                target="_blank"
                rel="noopener"
                download={item.name}
                underline="none"
                sx={({ tokens }) => ({
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.25,
                  p: 1.25,
                  border: `1px solid ${tokens.border}`,
                  borderRadius: 1,
                  color: 'text.primary',
                  '&:hover': { bgcolor: tokens.hover },
                })}
              >
                <Icon size={20} aria-hidden />
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{item.name}</Typography>
                  <Typography variant="caption" color="textSecondary">
                    {fileSize(size)}
                  </Typography>
                </Box>
              </Link>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
