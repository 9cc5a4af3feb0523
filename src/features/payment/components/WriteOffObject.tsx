import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TokenWriteOff } from '../api';

/** The object and the action that tokens were used for, with a link. */
export function WriteOffObject({ writeOff: { action, objectName, route } }: { writeOff: TokenWriteOff }) {
  return (
    <>
      {route === null ? (
        objectName
      ) : (
        <Link component={RouterLink} to={route}>
          {objectName}
        </Link>
      )}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {action}
      </Typography>
    </>
  );
}
