import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HistoryRow } from '../api';
import { objectKind } from '../lib/objects';

type NamedObject = Pick<HistoryRow, 'objectType' | 'objectTypeName' | 'objectId' | 'objectName' | 'action'>;

/** The changed object: an icon of its kind, its name, and a link unless it was deleted. */
export function ObjectName(props: NamedObject) {
  const { objectType, objectTypeName: type, objectId, objectName, action } = props;
  const { icon: Icon, path } = objectKind(objectType);
  const to = path && objectId !== null && action !== 'delete' ? path(objectId) : null;
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 150 }}>
      <Box sx={{ pt: '2px', color: 'text.secondary', flexShrink: 0 }} title={type}>
        <Icon size={16} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {to && objectName ? (
          <Link component={RouterLink} to={to} variant="body2" onClick={(event) => event.stopPropagation()}>
            {objectName}
          </Link>
        ) : (
          <Typography variant="body2" component="span">
            {objectName ?? type}
          </Typography>
        )}
        {objectName ? (
          <Typography variant="caption" component="div" color="textSecondary">
            {type}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
